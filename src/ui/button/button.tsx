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

/** How a button or a link that is drawn as one looks (CONST-03). */
export type ButtonLook = {
	variant?: (typeof buttonVariants)[number] | undefined;
	size?: (typeof buttonSizes)[number] | undefined;
};

type Props = ButtonHTMLAttributes<HTMLButtonElement> &
	ButtonLook & {
		/** Opens the dialog with this id, natively: it works before any script has run. */
		opens?: string;
	};

/** A control that does something; one in the default variant a view. A size of "icon" needs an aria-label. */
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
			{...buttonLook({ variant, size }, className)}
			type={type}
		/>
	);
}

/** The attributes that make a button of an element: for links that are the main action of a view. */
export function buttonLook(
	{ variant = "default", size = "default" }: ButtonLook = {},
	className = "",
) {
	return {
		className: `${css.button} ${className}`.trim(),
		"data-variant": variant,
		"data-size": size,
	};
}
