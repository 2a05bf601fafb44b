/** For its test, the one TypeScript file that reads it. */
export const pagePolicyScript: (mode: 'development' | 'production') => string
