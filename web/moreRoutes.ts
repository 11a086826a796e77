import { associationRoutes } from './association/routes.tsx'
import { departmentRoutes } from './department/routes.tsx'
import { membershipRoutes } from './membership/routes.tsx'
import { organizationRoutes } from './organization/routes.tsx'
import { rolematrixRoutes } from './rolematrix/routes.tsx'
import type { RouteObject } from 'react-router-dom'
import type { Environment } from 'relay-runtime'

/** The screens behind the guard that the first load does not carry, noun by noun. */
export const moreRoutes = (environment: Environment): RouteObject[] => [
  ...associationRoutes(environment),
  ...departmentRoutes(environment),
  ...membershipRoutes(environment),
  ...organizationRoutes(environment),
  ...rolematrixRoutes(environment),
]
