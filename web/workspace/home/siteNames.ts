/** What the external shortcuts are for. */
export const siteNames = {
  ACCOUNTING: 'Accounting app',
  DISPATCH: 'Dispatch site',
  FINANCE: 'Personal-finance app',
} as Record<string, string>
