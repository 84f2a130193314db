project              = "skora-production"
project_number       = "100000000001"
environment          = "production"
region               = "europe-west1"
database_location    = "eur3"
domain               = "skora.example"
billing_account      = "000000-000000-000000"
monthly_budget       = 400
alert_email          = "operators@skora.example"
github_repository    = "skora/skora"
github_repository_id = "1000000001"
site_image           = "europe-west1-docker.pkg.dev/skora-production/skora/site:first"
backend_image        = "europe-west1-docker.pkg.dev/skora-production/skora/backend:first"
site_instances       = { min = 2, max = 20 }
backend_instances    = { min = 2, max = 20 }
redis_tier           = "STANDARD_HA"

shared_settings = {
  OPERATOR_NAME    = "Name of the operator"
  OPERATOR_ADDRESS = "Street and town of the operator"
  OPERATOR_COUNTRY = "Country of the operator"
  OPERATOR_EMAIL   = "office@skora.example"
  LEGAL_SINCE      = "2026-12-01"
}

backend_settings = {
  MAIL_FROM          = "SKORA <no-reply@skora.example>"
  PRICES_CONFIRMED   = "" # The version that `pnpm --dir backend task price-book` prints, once the operator has read those prices.
  SAFEGUARDING_INBOX = "safeguarding@skora.example"
  STRIPE_TAX         = "off"
}
