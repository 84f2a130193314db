variable "project" {
  description = "Id of the project, such as skora-production."
  type        = string
}

variable "project_number" {
  description = "Number of the project: gcloud projects describe <project> --format='value(projectNumber)'."
  type        = string
}

variable "environment" {
  description = "ENVIRONMENT of both services."
  type        = string
  validation {
    condition     = contains(["production", "staging"], var.environment)
    error_message = "environment must be production or staging; a local one has no infrastructure."
  }
}

variable "region" {
  description = "Where services, buckets and jobs run."
  type        = string
}

variable "database_location" {
  description = "Where Firestore keeps its data, such as eur3. It can never be changed."
  type        = string
}

variable "domain" {
  description = "Domain of the site, without https://."
  type        = string
}

variable "billing_account" {
  description = "Id of the billing account that the budget watches."
  type        = string
}

variable "monthly_budget" {
  description = "Money of a month, in the currency of the billing account, at whose half, nine tenths and whole a mail goes out."
  type        = number
}

variable "alert_email" {
  description = "Who is told by every alert."
  type        = string
}

variable "github_repository" {
  description = "The repository whose workflows may sign in, owner/name; teams.tf says which teams have another one."
  type        = string
}

variable "github_repository_id" {
  description = "Its number at GitHub. A name that becomes free can be taken by somebody else, a number cannot."
  type        = string
}

variable "site_image" {
  description = "Image of the site for the first apply; afterwards the deploy workflow decides."
  type        = string
}

variable "backend_image" {
  description = "Image of the backend for the first apply; afterwards the deploy workflow decides."
  type        = string
}

variable "site_instances" {
  description = "Fewest and most instances of the site."
  type        = object({ min = number, max = number })
}

variable "backend_instances" {
  description = "Fewest and most instances of the backend."
  type        = object({ min = number, max = number })
}

variable "redis_tier" {
  description = "STANDARD_HA has a second machine that takes over, BASIC has none."
  type        = string
}

variable "shared_settings" {
  description = "Environment variables of both services that are no secrets: who runs the site."
  type        = map(string)
}

variable "site_settings" {
  description = "Further environment variables of the site that are no secrets; docs/operations.md names them all."
  type        = map(string)
  default     = {}
}

variable "backend_settings" {
  description = "Further environment variables of the backend that are no secrets."
  type        = map(string)
}

variable "optional_secrets" {
  description = "Secrets the services can do without and that have a value in this project."
  type        = list(string)
  default     = []
}
