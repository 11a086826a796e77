import { ToggleChip } from './ToggleChip.tsx'
import * as t from './__generated__/messages.ts'

/** Whether what is archived is shown too; it stands in the address. */
export const ArchivedToggle = () => <ToggleChip param="archived" label={t.archivedToo} />
