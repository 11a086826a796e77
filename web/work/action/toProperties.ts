import { useLocation } from 'react-router-dom'

/** The state of an address that leads to the first property of a record that may be changed. */
export const toProperties = { to: 'properties' }

/** Whether this address does. */
export function useToProperties(): boolean {
  const { state } = useLocation()
  return (state as Partial<typeof toProperties> | null)?.to === toProperties.to
}
