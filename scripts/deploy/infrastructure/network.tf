# The network that services and Redis share. Nothing in it has an address outside.

resource "google_compute_network" "inner" {
  name                    = "inner"
  auto_create_subnetworks = false
}

resource "google_compute_subnetwork" "services" {
  name          = "services"
  region        = var.region
  network       = google_compute_network.inner.id
  ip_cidr_range = "10.10.0.0/22"
  # The site reaches backend and buckets by it, without an address outside.
  private_ip_google_access = true
}

# What all instances of a service count together: requests, mails, attempts.
resource "google_redis_instance" "limits" {
  name               = "limits"
  region             = var.region
  tier               = var.redis_tier
  memory_size_gb     = 1
  redis_version      = "REDIS_7_2"
  authorized_network = google_compute_network.inner.id
  redis_configs      = { "maxmemory-policy" = "volatile-ttl" }

  depends_on = [google_project_service.api]
}
