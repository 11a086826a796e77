import Box from '@mui/material/Box'
import { Centered } from '../../kernel/ui/Centered.tsx'
import { ButtonLink } from '../../kernel/ui/PlainButton.tsx'
import * as t from './__generated__/messages.ts'

/** What a new account sees: the two ways in. */
export function NoOrganization() {
  return (
    <Centered title={t.youBelongToNoOrganizationYet} text={t.theBoardShowsTheWorkOf}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, justifyContent: 'center', pt: 2 }}>
        <ButtonLink to="/createorganization" className="primary">
          {t.createAnOrganization}
        </ButtonLink>
        <ButtonLink to="/userorgassocoation" className="outlined">
          {t.joinAnOrganization}
        </ButtonLink>
      </Box>
    </Centered>
  )
}
