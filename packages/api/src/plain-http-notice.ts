import { isLoopback } from './encrypted-transport'
import type { Environment } from './env'

/** What a start says where passwords would pass a network as they are typed. */
export const plainHttpNotices = ({ isOpen, publicUrl }: Pick<Environment, 'isOpen' | 'publicUrl'>): string[] => {
  const { protocol, hostname } = new URL(publicUrl)
  return isOpen && protocol === 'http:' && !isLoopback(hostname)
    ? [
        `WARNING: others reach ${publicUrl} over plain http, and their passwords pass the network unencrypted. Put a proxy that ends TLS in front, and set PUBLIC_URL=https://… and TRUST_PROXY=1.`,
      ]
    : []
}
