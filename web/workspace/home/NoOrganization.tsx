import Box from '@mui/material/Box'
import { Centered } from '../../kernel/ui/Centered.tsx'
import { ButtonLink } from '../../kernel/ui/PlainButton.tsx'

/** What a new account sees: the two ways in. */
export function NoOrganization() {
  return (
    <Centered
      title="You belong to no organization yet"
      text="The board shows the work of an organization. Create one of your own, or ask to join one with its identifier or an invitation code that its Admin gave you."
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, justifyContent: 'center', pt: 2 }}>
        <ButtonLink to="/createorganization" className="primary">
          Create an organization
        </ButtonLink>
        <ButtonLink to="/userorgassocoation" className="outlined">
          Join an organization
        </ButtonLink>
      </Box>
    </Centered>
  )
}
