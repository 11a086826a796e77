/** The root organization that the key in an address counts in, as `?root=`; undefined where the address names none. */
export const rootIn = (request: Request): string | undefined =>
  new URL(request.url).searchParams.get('root') ?? undefined
