/** The colour of the line of each kind of entry; the name or a sign is always there too. */
export const kindColors = { records: '#2f5bea', routines: '#58ABA1', appointments: '#346A9F' } as const
