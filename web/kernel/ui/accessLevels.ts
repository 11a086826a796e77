/** The access levels in words, highest first. */
export const accessLevelNames: Record<string, string> = {
  ADMIN: 'Admin',
  STRATEGIC: 'Strategic',
  TACTICAL: 'Tactical Mgt',
  SUPERVISION: 'Supervision',
  TRANSACTIONAL: 'Transactional',
}
