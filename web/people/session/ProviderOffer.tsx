import Stack from '@mui/material/Stack'
import { ProviderButton, type ProviderButtonProps } from './ProviderButton.tsx'
import * as t from './__generated__/messages.ts'

/** The way by a provider; where an organization has its people come by it alone, that is said. */
export const ProviderOffer = (props: ProviderButtonProps) => (
  <Stack sx={{ gap: 1 }}>
    <ProviderButton {...props} />
    {props.provider.isRequired ? (
      <span role="status" style={{ color: 'var(--ops-ink-2)', overflowWrap: 'anywhere' }}>
        {t.signsItsPeopleInHere({ organization: props.provider.organizationName })}
      </span>
    ) : null}
  </Stack>
)
