import * as t from './__generated__/messages.ts'
/** What the external shortcuts are for. */
export const siteNames = {
  ACCOUNTING: t.accountingApp,
  DISPATCH: t.dispatchSite,
  FINANCE: t.personalFinanceApp,
} as Record<string, string>
