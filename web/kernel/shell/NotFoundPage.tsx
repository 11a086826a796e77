import Box from '@mui/material/Box'
import { Centered } from '../ui/Centered.tsx'
import { ButtonLink } from '../ui/PlainButton.tsx'
import * as t from './__generated__/messages.ts'

export function NotFoundPage() {
  return (
    <Box component="main" sx={{ height: '100vh' }}>
      <title>{t.notFoundOpsgraph}</title>
      <Centered heading="h1" title={t.pageNotFound} text={t.thereIsNothingAtThisAddress}>
        <ButtonLink to="/" className="primary">
          {t.toTheBoard}
        </ButtonLink>
      </Centered>
    </Box>
  )
}
