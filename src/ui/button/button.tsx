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

export type ButtonLook = {
	variant?: (typeof buttonVariants)[number] | undefined;
	size?: (typeof buttonSizes)[number] | undefined;
};

type Props = ButtonHTMLAttributes<HTMLButtonElement> &
	ButtonLook & {
		/** Opens the dialog with this id natively, without script. */
		opens?: string;
	};

/** A button; use the default variant once per view. Size "icon" needs an aria-label. */
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

/** The attributes that style another element, such as a link, as a button. */
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
