// What the kit shows is made up, and nothing follows of what is pressed in it.

export const nothing = () => {}

export const nothingWrong = () => Promise.resolve({})

export const refused = { allowed: false, reason: 'Someone else is working on it.' }

export const places = [
  { id: 'reno', name: 'Reno terminal' },
  { id: 'elko', name: 'Elko maintenance' },
  { id: 'sparks', name: 'Sparks cross-dock' },
]

export const longName = 'Verylongnamewithoutanyspaceinit'.repeat(4)

export const problem = 'Write at least one word.'
