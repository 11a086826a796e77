/** What the organizations are narrowed to, as it stands in the address. */
export const organizationFilter = (params: URLSearchParams) => ({
  search: params.get('search')?.trim() ?? '',
  archived: params.has('archived'),
  view: params.get('view') === 'table' || (params.has('search') && params.get('view') !== 'tree') ? 'table' : 'tree',
})
