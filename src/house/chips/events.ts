// Promotional chips, coupons and certificates.
// What has happened to them, as the log has it.

export type ChipEvent = never;
