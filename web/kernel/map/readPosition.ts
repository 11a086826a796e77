import * as t from './__generated__/messages.ts'

export interface Position {
  at: [latitude: number, longitude: number]
  /** How far off it may be, in metres. */
  accuracy: number
}

const longest = 20_000

/** Where this browser is, which asks its person first; throws an error that says what to do. It is told to nobody. */
export const readPosition = (): Promise<Position> =>
  new Promise((resolve, reject) => {
    if (!isSecureContext || !('geolocation' in navigator)) return reject(new Error(t.positionUnsupported))
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude, accuracy } }) => resolve({ at: [latitude, longitude], accuracy }),
      ({ code, PERMISSION_DENIED, TIMEOUT }) =>
        reject(
          new Error(
            code === PERMISSION_DENIED
              ? t.positionRefused
              : code === TIMEOUT
                ? t.positionTimedOut
                : t.positionUnavailable,
          ),
        ),
      { enableHighAccuracy: true, timeout: longest, maximumAge: 60_000 },
    )
  })

const kilometre = 1000

/** "Your position, accurate to 35 m" */
export const positionText = ({ accuracy }: Position): string =>
  accuracy < kilometre
    ? t.positionInMetres({ metres: Math.max(1, Math.round(accuracy)) })
    : t.positionInKilometres({ kilometres: Number((accuracy / kilometre).toPrecision(2)) })
