import { ToggleChip } from './ToggleChip.tsx'

/** Whether what is archived is shown too; it stands in the address. */
export const ArchivedToggle = () => <ToggleChip param="archived" label="Archived too" />
