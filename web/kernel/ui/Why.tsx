import Typography from '@mui/material/Typography'

/** Why something can't be done by whoever looks, and who could; nothing where it can. */
export function Why({ permission }: { permission: { readonly allowed: boolean; readonly reason?: string | null } }) {
  if (permission.allowed) return null
  return (
    <Typography variant="body2" color="textSecondary" sx={{ maxWidth: 420 }}>
      {permission.reason}
    </Typography>
  )
}
