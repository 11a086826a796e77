import { ToggleChip } from '../../kernel/ui/ToggleChip.tsx'

/** Whether what belongs to the organizations below is left out; it stands in the address. */
export const BelowToggle = () => <ToggleChip param="only" label="This organization only" />
