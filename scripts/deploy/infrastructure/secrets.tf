# Names only. A person adds each value: gcloud secrets versions add <name> --data-file=-

locals {
  # Both services prove themselves with it to each other.
  site_secrets = concat(["SITE_SECRET"], tolist(setintersection(var.optional_secrets, local.possible_site_secrets)))

  backend_secrets = concat(
    ["SITE_SECRET", "LINK_SECRET", "SMTP_URL", "STRIPE_SECRET_KEY", "STRIPE_WEBHOOK_SECRET"],
    var.optional_secrets,
  )

  possible_secrets = [
    "GEO_TOKEN", "LINK_SECRET_BEFORE", "MAIL_EVENTS_RESEND_SECRET", "MAIL_EVENTS_SENDGRID_KEY", "MAIL_LOG_TOKEN",
    "METRICS_TOKEN", "VAPID_PRIVATE_KEY",
  ]

  possible_site_secrets = ["METRICS_TOKEN"]
}

resource "google_secret_manager_secret" "all" {
  for_each  = toset(concat(local.site_secrets, local.backend_secrets))
  secret_id = each.key

  replication {
    user_managed {
      replicas {
        location = var.region
      }
    }
  }

  lifecycle {
    precondition {
      condition     = length(setsubtract(var.optional_secrets, local.possible_secrets)) == 0
      error_message = "optional_secrets may hold ${join(", ", local.possible_secrets)} only."
    }
  }
}

resource "google_secret_manager_secret_iam_member" "site" {
  for_each  = toset(local.site_secrets)
  secret_id = google_secret_manager_secret.all[each.key].id
  role      = "roles/secretmanager.secretAccessor"
  member    = google_service_account.site.member
}

resource "google_secret_manager_secret_iam_member" "backend" {
  for_each  = toset(local.backend_secrets)
  secret_id = google_secret_manager_secret.all[each.key].id
  role      = "roles/secretmanager.secretAccessor"
  member    = google_service_account.backend.member
}
