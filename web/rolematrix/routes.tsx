import type { RouteObject } from 'react-router-dom'
import type { Environment } from 'relay-runtime'

export const rolematrixRoutes = (_environment?: Environment): RouteObject[] => []
