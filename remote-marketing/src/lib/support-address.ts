/** Where support mail goes. */
export const SUPPORT_ADDRESS = 'support@skora.example';
