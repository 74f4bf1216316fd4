"""The products: one module per family, one function per kind, one row per silhouette."""
