import { ToggleChip } from '../../kernel/ui/ToggleChip.tsx'
import * as t from './__generated__/messages.ts'

/** Whether what belongs to the organizations below is left out; it stands in the address. */
export const BelowToggle = () => <ToggleChip param="only" label={t.thisOrganizationOnly} />
