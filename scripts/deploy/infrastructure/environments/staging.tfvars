project              = "skora-staging"
project_number       = "100000000002"
environment          = "staging"
region               = "europe-west1"
database_location    = "eur3"
domain               = "staging.skora.example"
billing_account      = "000000-000000-000000"
monthly_budget       = 200
alert_email          = "operators@skora.example"
github_repository    = "skora/skora"
github_repository_id = "1000000001"
site_image           = "europe-west1-docker.pkg.dev/skora-staging/skora/site:first"
backend_image        = "europe-west1-docker.pkg.dev/skora-staging/skora/backend:first"
site_instances       = { min = 0, max = 3 }
backend_instances    = { min = 0, max = 3 }
redis_tier           = "BASIC"

shared_settings = {
  OPERATOR_NAME    = "Name of the operator"
  OPERATOR_ADDRESS = "Street and town of the operator"
  OPERATOR_COUNTRY = "Country of the operator"
  OPERATOR_EMAIL   = "office@skora.example"
  LEGAL_SINCE      = "2026-12-01"
}

backend_settings = {
  MAIL_FROM          = "SKORA <no-reply@skora.example>"
  SAFEGUARDING_INBOX = "safeguarding@skora.example"
  STRIPE_TAX         = "off"
}
