resource "google_firestore_database" "main" {
  name                              = "(default)"
  location_id                       = var.database_location
  type                              = "FIRESTORE_NATIVE"
  concurrency_mode                  = "OPTIMISTIC"
  delete_protection_state           = "DELETE_PROTECTION_ENABLED"
  point_in_time_recovery_enablement = "POINT_IN_TIME_RECOVERY_ENABLED"
  deletion_policy                   = "ABANDON"

  depends_on = [google_project_service.api]
}

resource "google_firestore_backup_schedule" "daily" {
  database  = google_firestore_database.main.name
  retention = "${14 * local.day_seconds}s"
  daily_recurrence {}
}

# Documents that end by themselves. The same file is what `firebase deploy` reads, so neither undoes the other.
resource "google_firestore_field" "time_to_live" {
  for_each = {
    for field in jsondecode(file("${path.module}/../firestore.indexes.json")).fieldOverrides :
    "${field.collectionGroup}.${field.fieldPath}" => field if try(field.ttl, false)
  }
  database   = google_firestore_database.main.name
  collection = each.value.collectionGroup
  field      = each.value.fieldPath
  ttl_config {}
}
