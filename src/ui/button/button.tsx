import type { ButtonHTMLAttributes } from "react";
import css from "./button.module.css";

export const buttonVariants = [
	"default",
	"destructive",
	"outline",
	"secondary",
	"ghost",
	"link",
] as const;
export const buttonSizes = ["default", "sm", "lg", "icon"] as const;

export type ButtonStyle = {
	variant?: (typeof buttonVariants)[number] | undefined;
	size?: (typeof buttonSizes)[number] | undefined;
};

type Props = ButtonHTMLAttributes<HTMLButtonElement> &
	ButtonStyle & {
		/** The id of a dialog that the button opens without script. */
		opens?: string;
	};

/**
 * A button. Use the default variant only for the one primary action of a view. Size "icon" needs an
 * aria-label.
 */
export function Button({
	variant,
	size,
	opens,
	className,
	type = "button",
	...rest
}: Props) {
	const invoker = opens ? { commandfor: opens, command: "show-modal" } : {};
	return (
		<button
			{...rest}
			{...invoker}
			{...buttonProps({ variant, size }, className)}
			type={type}
		/>
	);
}

/** Attributes that make another element, such as a link, look like a button. */
export function buttonProps(
	{ variant = "default", size = "default" }: ButtonStyle = {},
	className = "",
) {
	return {
		className: `${css.button} ${className}`.trim(),
		"data-variant": variant,
		"data-size": size,
	};
}
