/** The address of the sign-in, with what of these parts there is. */
export function loginAddress(parts: Record<string, string | null>): string {
  const there = Object.entries(parts).flatMap(([name, value]) => (value ? [[name, value]] : []))
  return there.length ? `/login?${new URLSearchParams(there)}` : '/login'
}
