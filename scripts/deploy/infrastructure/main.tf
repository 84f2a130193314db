# One project of Google Cloud: staging and production differ in environments/*.tfvars alone.
# Terraform 1.6 or newer and OpenTofu read these files. README.md beside this folder says what is where.

terraform {
  required_version = ">= 1.6"

  # environments/<name>.backend.hcl names the bucket.
  backend "gcs" {}

  required_providers {
    google = {
      source  = "hashicorp/google"
      version = "6.50.0"
    }
    # Only for what firebase.tf needs.
    google-beta = {
      source  = "hashicorp/google-beta"
      version = "6.50.0"
    }
  }
}

provider "google" {
  project               = var.project
  region                = var.region
  billing_project       = var.project
  user_project_override = true
}

provider "google-beta" {
  project               = var.project
  region                = var.region
  billing_project       = var.project
  user_project_override = true
}

resource "google_project_service" "api" {
  for_each = toset([
    "apikeys", "artifactregistry", "billingbudgets", "cloudscheduler", "compute", "firebase", "firebaserules",
    "firebasestorage", "firestore", "iam", "iamcredentials", "identitytoolkit", "logging", "monitoring", "redis",
    "run", "secretmanager", "storage", "sts",
  ])
  service            = "${each.key}.googleapis.com"
  disable_on_destroy = false
}

locals {
  origin = "https://${var.domain}"
  # The number is in addresses of Cloud Run, which are known before the service exists.
  backend_address = "https://backend-${var.project_number}.${var.region}.run.app"
}
