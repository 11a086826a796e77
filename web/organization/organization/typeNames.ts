/** The levels of organizations in words, from the top down. */
export const typeNames: Readonly<Record<string, string>> = {
  CORPORATION: 'Corporation',
  DIVISION: 'Division',
  LOCATION: 'Location',
  BRANCH: 'Branch',
}
