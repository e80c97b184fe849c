import type { ComponentProps, ComponentType } from "react";
import type * as measurement from "./measurement.tsx";
import type * as privacyControl from "./privacy-control.tsx";

// Replaces measurement.tsx and privacy-control.tsx in the build of a site without a pixel
// (publish/html/without-measurement.ts).

export const Measurement: ComponentType<
	ComponentProps<typeof measurement.Measurement>
> = () => null;

export const PrivacyControl: ComponentType<
	ComponentProps<typeof privacyControl.PrivacyControl>
> = () => null;
