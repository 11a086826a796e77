import Box from '@mui/material/Box'
import { Centered } from '../ui/Centered.tsx'
import { ButtonLink } from '../ui/PlainButton.tsx'

export function NotFoundPage() {
  return (
    <Box component="main" sx={{ height: '100vh' }}>
      <title>Not found · Opsgraph</title>
      <Centered
        heading="h1"
        title="Page not found"
        text="There is nothing at this address. It may have been moved, or mistyped."
      >
        <ButtonLink to="/" className="primary">
          To the board
        </ButtonLink>
      </Centered>
    </Box>
  )
}
