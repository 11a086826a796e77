import Box from '@mui/material/Box'
import { ListExport } from '../../kernel/export/ListExport.tsx'
import { PlainButton } from '../../kernel/ui/PlainButton.tsx'
import { useNarrowing } from '../../kernel/ui/useNarrowing.ts'
import { inboxFilter, topics } from './inboxFilter.ts'
import * as t from './__generated__/messages.ts'

/** Narrows the inbox to what is unread, to what it is about. */
export function InboxFilters() {
  const { search, set } = useNarrowing()
  const { unreadOnly, about } = inboxFilter(search)
  const chip = (label: string, isChosen: boolean, choose: () => void) => (
    <PlainButton
      key={label}
      type="button"
      className={isChosen ? 'chip chosen' : 'chip'}
      aria-pressed={isChosen}
      onClick={choose}
    >
      {label}
    </PlainButton>
  )
  return (
    <Box role="group" aria-label={t.filters} sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
      {chip(t.unreadOnly, unreadOnly, () => set({ unread: unreadOnly ? null : '1' }))}
      <Box component="span" aria-hidden="true" sx={{ width: '1px', my: 1, bgcolor: 'var(--ops-line)' }} />
      {chip(t.all, !about, () => set({ about: null }))}
      {topics.map(({ value, label }) => chip(label, about === value, () => set({ about: value })))}
      <ListExport list="NOTIFICATIONS" label={t.notifications} narrowedTo={({ filter }) => ({ filter })} isOwn />
    </Box>
  )
}
