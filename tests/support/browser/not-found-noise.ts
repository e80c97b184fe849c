export const notFoundNoise = [
	/status of 404 \(Not Found\)$/,
	/^(warning: )?Page not found: \//,
];
