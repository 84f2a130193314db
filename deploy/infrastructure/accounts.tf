# Who the services are, and what they may do. Nobody has a key: Cloud Run gives each instance a token.

resource "google_service_account" "site" {
  account_id   = "site-runtime"
  display_name = "Runs the site: reads the registry"
}

resource "google_service_account" "backend" {
  account_id   = "backend-runtime"
  display_name = "Runs the backend and its jobs"
}

resource "google_service_account" "scheduler" {
  account_id   = "scheduler"
  display_name = "Calls the backend's tasks and starts its jobs"
}

resource "google_project_iam_member" "backend" {
  for_each = toset([
    "roles/datastore.user",
    "roles/firebaseauth.admin",
  ])
  project = var.project
  role    = each.key
  member  = google_service_account.backend.member
}
