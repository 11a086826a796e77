// openapi-typescript writes by the compiler's factory, which TypeScript 7 does not have.
export const resolve = (specifier, context, next) =>
  next(
    specifier === 'typescript' && context.parentURL?.includes('/openapi-typescript/') ? 'typescript-5' : specifier,
    context,
  )
