import { entryNumber } from '../../kernel/relay/entryId.ts'

const colors: Record<number, string> = {
  1: '#E30A0A',
  2: '#F97316',
  3: '#B26A00',
  4: '#64748b',
  5: '#94a3b8',
  6: '#0f766e',
  7: '#2f5bea',
  8: '#0e7490',
  9: '#7c3aed',
}

/** The colour of the small square beside a priority's name; the name is always there too. */
export const priorityColor = (id: string): string | undefined => colors[entryNumber(id)]
