import type { ComponentProps, ComponentType } from "react";
import type * as measurement from "./measurement.tsx";
import type * as privacyControl from "./privacy-control.tsx";

// publish/html/without-measurement.ts uses this module for a site without a pixel.

export const Measurement: ComponentType<
	ComponentProps<typeof measurement.Measurement>
> = () => null;

export const PrivacyControl: ComponentType<
	ComponentProps<typeof privacyControl.PrivacyControl>
> = () => null;
