import { builder } from '../../kernel/builder.ts'

export const SeriesStatus = builder.enumType('SeriesStatus', {
  description: 'Whether a routine goes on.',
  values: {
    ACTIVE: { description: 'It falls due as its rule says.' },
    PAUSED: { description: 'It makes nothing until it is resumed.' },
    ENDED: { description: 'It is over; its ledger stays.' },
  },
})
