# The front door: TLS, compression and a cache. What is kept, and how long, the site's own headers say.

resource "google_compute_global_address" "site" {
  name = "site"
}

resource "google_compute_region_network_endpoint_group" "site" {
  name                  = "site"
  region                = var.region
  network_endpoint_type = "SERVERLESS"
  cloud_run {
    service = google_cloud_run_v2_service.site.name
  }
}

resource "google_compute_backend_service" "site" {
  name                  = "site"
  protocol              = "HTTPS"
  load_balancing_scheme = "EXTERNAL_MANAGED"
  compression_mode      = "AUTOMATIC"
  enable_cdn            = true

  backend {
    group = google_compute_region_network_endpoint_group.site.id
  }

  cdn_policy {
    # Files with a hash are "immutable", pages "no-cache", answers about one person "private" or "no-store".
    cache_mode         = "USE_ORIGIN_HEADERS"
    negative_caching   = false
    request_coalescing = true
    # While the site is asked whether a page is still the same, visitors get the one there is. The site's own
    # stale-while-revalidate counts where it sends one.
    serve_while_stale = 60

    cache_key_policy {
      include_host         = true
      include_protocol     = true
      include_query_string = true
      # What advertisers add makes no other page. No cookie is part of the key.
      query_string_blacklist = [
        "fbclid", "gclid", "mc_cid", "mc_eid", "msclkid", "utm_campaign", "utm_content", "utm_medium", "utm_source",
        "utm_term",
      ]
    }
  }

  log_config {
    enable      = true
    sample_rate = 0.01
  }
}

resource "google_compute_managed_ssl_certificate" "site" {
  name = "site"
  managed {
    domains = [var.domain]
  }
}

resource "google_compute_ssl_policy" "modern" {
  name            = "modern"
  profile         = "MODERN"
  min_tls_version = "TLS_1_2"
}

resource "google_compute_url_map" "site" {
  name            = "site"
  default_service = google_compute_backend_service.site.id
}

resource "google_compute_target_https_proxy" "site" {
  name             = "site"
  url_map          = google_compute_url_map.site.id
  ssl_certificates = [google_compute_managed_ssl_certificate.site.id]
  ssl_policy       = google_compute_ssl_policy.modern.id
}

resource "google_compute_global_forwarding_rule" "https" {
  name                  = "site-https"
  load_balancing_scheme = "EXTERNAL_MANAGED"
  ip_address            = google_compute_global_address.site.id
  port_range            = "443"
  target                = google_compute_target_https_proxy.site.id
}

resource "google_compute_url_map" "to_https" {
  name = "to-https"
  default_url_redirect {
    https_redirect         = true
    strip_query            = false
    redirect_response_code = "MOVED_PERMANENTLY_DEFAULT"
  }
}

resource "google_compute_target_http_proxy" "to_https" {
  name    = "to-https"
  url_map = google_compute_url_map.to_https.id
}

resource "google_compute_global_forwarding_rule" "http" {
  name                  = "site-http"
  load_balancing_scheme = "EXTERNAL_MANAGED"
  ip_address            = google_compute_global_address.site.id
  port_range            = "80"
  target                = google_compute_target_http_proxy.to_https.id
}

output "site_address" {
  description = "What the domain's A record has to say."
  value       = google_compute_global_address.site.address
}
