import Stack from '@mui/material/Stack'
import { leavesPage } from './leadBack.ts'
import * as t from './__generated__/messages.ts'

interface LeadingBackProps {
  name: string
  address: string
}

/** What is shown while one is led back; an app that opens beside the browser leaves this page as it is. */
export const LeadingBack = ({ name, address }: LeadingBackProps) => (
  <Stack sx={{ gap: 3 }}>
    <span role="status">{leavesPage(address) ? t.oneMoment : t.closePageOnceOpen({ name })}</span>
    {leavesPage(address) ? null : <a href={address}>{t.openApplication({ name })}</a>}
  </Stack>
)
