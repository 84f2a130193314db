bucket = "skora-production-state"
prefix = "infrastructure"
